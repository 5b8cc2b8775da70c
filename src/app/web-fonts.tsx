import faces from '../styles/font-faces.css?inline';

/**
 * The site's typefaces. They stand in the page itself, behind the header, because the build puts the loader before them
 * (`scripts/build/prerender.ts`): what a browser draws before the loader has spoken must not ask for a font that
 * whoever saves data does without.
 */
export function WebFonts() {
  return <style>{faces}</style>;
}
