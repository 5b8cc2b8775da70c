import { afterEach, describe, expect, it } from 'vitest';
import { company } from '../content/company';
import { pageAbout } from '../hooks/page-about';
import { telLink, whatsappAppLink, whatsappLink } from '../lib/phone-link';
import { readTap } from './record-tap';

const CHAT = whatsappLink(company.whatsapp, 'Is it ready?');
const CALL = company.offices.map(({ phone }) => telLink(phone));
const PROPERTY_PAGE = '/properties/capital-gardens';

afterEach(() => document.body.replaceChildren());

/** Reads a tap on the only link of a page. */
function tapOn(html: string, path = '/about') {
  document.title = 'About us | Meridian Estates';
  document.body.innerHTML = `<main>${html}</main>`;
  const link = document.querySelector('a');
  if (!link) throw new Error('There is no link.');
  return readTap(link, path);
}

describe('a tap that reaches us', () => {
  it('says what was tapped, and on which page', () => {
    const message = 'Is it ready?';
    for (const href of [CHAT, whatsappAppLink(company.whatsapp, message)]) {
      expect(tapOn(`<a href="${href}"></a>`)).toEqual({
        action: { kind: 'chat', message },
        page: 'About us',
        property: undefined,
        chosen: '',
      });
    }
    expect(CALL.map((href) => tapOn(`<a href="${href}"></a>`)?.action)).toEqual([
      { kind: 'call', office: 'Lagos' },
      { kind: 'call', office: 'London' },
    ]);
  });

  it('is about the property of the page, under the name that the forms list, and with the unit chosen', () => {
    const capitalGardens = { slug: 'capital-gardens', name: 'Capital Gardens (Land)' };
    for (const path of [PROPERTY_PAGE, `${PROPERTY_PAGE}/`]) {
      expect(tapOn(`<a href="${CHAT}"></a>`, path)?.property).toEqual(capitalGardens);
    }
    expect(tapOn(`<a href="${CHAT}"></a>`, '/properties/atlantis')?.property).toBeUndefined();
    const about = { slug: 'capital-gardens', property: 'Capital Gardens, Plot 2' };
    pageAbout.setState({ about });
    expect(tapOn(`<a href="${CALL[0]}"></a>`, PROPERTY_PAGE)?.property?.name).toBe(about.property);
    pageAbout.setState({}, true);
  });

  it('is about the property of the card with the link', () => {
    const card = `<article data-property="bloom-towers"><a href="${CHAT}"></a></article>`;
    for (const path of ['/', PROPERTY_PAGE]) {
      expect(tapOn(card, path)?.property?.slug).toBe('bloom-towers');
    }
  });

  it('says what was chosen in the parts of the page', () => {
    const parts =
      '<form data-chosen="location: Abuja"></form><p data-chosen=""></p><p data-chosen="price £210,000"></p>';
    expect(tapOn(`${parts}<a href="${CHAT}"></a>`)?.chosen).toBe('location: Abuja; price £210,000');
  });

  it('has nothing of what was typed into a form', () => {
    const html = `<div data-typed=""><a href="${CHAT}"></a></div>`;
    expect(tapOn(html)?.action).toEqual({ kind: 'chat', message: '' });
  });
});

describe('nothing is recorded', () => {
  it.each([
    ['for somebody else’s number', '<a href="https://wa.me/2348031234567?text=Hello"></a>'],
    ['for somebody else’s phone', '<a href="tel:+2348031234567"></a>'],
    ['for any other link', '<a href="/properties"></a>'],
    [
      'for a consultation, which is recorded when it is asked for',
      `<a href="${CHAT}" data-recorded></a>`,
    ],
  ])('%s', (_, html) => {
    expect(tapOn(html)).toBeUndefined();
  });

  it.each(['/admin', '/auth', '/capture'])('on %s, where our own staff tap', (path) => {
    expect(tapOn(`<a href="${CHAT}"></a>`, path)).toBeUndefined();
  });
});
