/** The public key of push messages in the builds under test; nobody has the other half. */
export const PUSH_KEY =
  'BKHUCgQ25Nt5tsiwVtXpiloF2ZVOsOsWlBSaTZfpMv75Wht4U3E5PrLVDo5XKO773AcFJ50zbJGru0Yx4D81kzc';
