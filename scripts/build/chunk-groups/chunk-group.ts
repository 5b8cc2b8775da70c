/** Modules that the build combines into one file, by path; a folder's path ends with a slash. */
export type ChunkGroup = {
  name: string;
  /** What would be worse without this group. */
  why: string;
  paths: string[];
};
