export type Testimonial = { text: string; author: string; location: string };

// Examples. A real company uses its own clients' words, with their consent.
export const testimonials: Testimonial[] = [
  {
    text: 'They walked the site with my brother on a video call while I stood in my kitchen. I saw the survey before I was asked for a deposit.',
    author: 'Ngozi A.',
    location: 'Manchester, United Kingdom',
  },
  {
    text: 'Every date was in the contract, and every payment came back as a receipt with my plot’s number on it. That is all I had wanted.',
    author: 'Tunde O.',
    location: 'Ikeja, Lagos',
  },
  {
    text: 'I asked about an apartment, and they told me why the other one suited us better. It was the smaller sale. We bought that one.',
    author: 'Amara E.',
    location: 'Houston, United States',
  },
];
