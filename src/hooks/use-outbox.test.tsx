import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { openPhone } from '../offline/doubles/phone';
import type { Outbox } from '../offline/outbox';
import { OutboxProvider, useOutbox, useOutboxStatus } from './use-outbox';

function Strip({ onOutbox }: { onOutbox: (outbox: Outbox) => void }) {
  onOutbox(useOutbox());
  return <p>{useOutboxStatus().waiting} waiting</p>;
}

function rendered(outbox: Outbox | null) {
  const seen: Outbox[] = [];
  const html = renderToString(
    <OutboxProvider outbox={outbox}>
      <Strip onOutbox={(found) => seen.push(found)} />
    </OutboxProvider>,
  );
  return { html, seen: seen[0] };
}

describe('the outbox in React', () => {
  it('shows nothing waiting in the first render, whatever is stored, to match the prerendered page', () => {
    const { outbox } = openPhone();
    outbox.status.setState({ waiting: 3 });
    expect(rendered(outbox).html).toBe(rendered(null).html);
    expect(rendered(outbox).html).toContain('<p>0<!-- --> waiting</p>');
  });

  it('is the one that the provider was given', () => {
    const { outbox } = openPhone();
    expect(rendered(outbox).seen).toBe(outbox);
  });

  it('reports a missing provider on first use, not while rendering', () => {
    const { seen } = rendered(null);
    expect(() => seen?.readContents()).toThrow('OutboxProvider');
  });
});
