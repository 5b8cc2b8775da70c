import { bloomTowers2 } from '../../content/pictures.generated';
import testimonials from '../../content/testimonials.yaml';
import { Carousel } from '../../ui/carousel';
import { Picture } from '../../ui/picture';

export function Testimonials() {
  return (
    <section id="testimonials" aria-labelledby="testimonials-title" className="quotes on-deep">
      <Picture picture={bloomTowers2} sizes="100vw" />
      <div>
        <h2 id="testimonials-title" className="wrap note pb-4">
          Examples, not real clients: what buyers might say
        </h2>
        <Carousel label="Testimonials" noun="testimonial">
          {testimonials.map((testimonial) => (
            <Quote key={testimonial.author} {...testimonial} />
          ))}
        </Carousel>
      </div>
    </section>
  );
}

function Quote({ text, author, location }: (typeof testimonials)[number]) {
  return (
    <figure className="wrap flex h-full flex-col">
      <blockquote className="testimonial">
        <p>{`“${text}”`}</p>
      </blockquote>
      <figcaption className="mt-6 mb-4 md:mt-8">
        <span className="font-semibold">{author}</span>
        <span className="block text-muted">{location}</span>
      </figcaption>
    </figure>
  );
}
