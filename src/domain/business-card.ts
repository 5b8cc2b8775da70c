/** The name of the function that stores a picture, and by which its refusals are known. */
export const ATTACHMENT = 'attach_picture';

/** The longest picture that the database takes; in base64 it is a third longer. */
export const MOST_PICTURE_BYTES = 180 * 1024;

const REFUSALS: Record<string, string> = {
  unknown:
    'The office deleted this enquiry, or it is too long ago: it takes no picture. Discard the picture.',
};

type State = { kind: string; why?: string | undefined; names?: string | undefined };

/** Whether the database has refused a picture for good; its enquiry stays. */
export const isPictureRefused = ({ kind, names }: State): boolean =>
  kind === 'parked' && names === ATTACHMENT;

/** Says why a picture was refused. */
export const pictureRefusalWords = (why: string): string =>
  REFUSALS[why] ??
  'Our database could not take this picture; the enquiry has arrived. Discard the picture.';
