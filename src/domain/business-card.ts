/** The name of the function that stores a picture, and by which its refusals are known. */
export const ATTACHMENT = 'attach_picture';

/** The longest picture that the database takes; in base64 it is a third longer. */
export const MOST_PICTURE_BYTES = 180 * 1024;
