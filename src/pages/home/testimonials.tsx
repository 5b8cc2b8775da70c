import testimonials from '../../content/testimonials.yaml';
import { Carousel } from '../../ui/carousel';

export function Testimonials() {
  return (
    <section
      id="testimonials"
      aria-labelledby="testimonials-title"
      className="on-deep pt-12 pb-6 md:pt-20 md:pb-10"
    >
      <h2 id="testimonials-title" className="wrap subtitle pb-6 text-muted md:pb-10">
        What clients say (illustrative)
      </h2>
      <Carousel label="Testimonials" noun="testimonial">
        {testimonials.map((testimonial) => (
          <Quote key={testimonial.author} {...testimonial} />
        ))}
      </Carousel>
    </section>
  );
}

function Quote({ text, author, location }: (typeof testimonials)[number]) {
  return (
    <figure className="wrap flex h-full flex-col">
      <blockquote className="testimonial">
        <p>“{text}”</p>
      </blockquote>
      <figcaption className="mt-6 mb-4 md:mt-8">
        <span className="font-semibold">{author}</span>
        <span className="block text-muted">{location}</span>
      </figcaption>
    </figure>
  );
}
