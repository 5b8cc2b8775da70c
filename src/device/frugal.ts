declare global {
  interface Navigator {
    /** Chromium's network information, which no standard covers yet. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the visitor saves data or has a slow connection. */
export function isFrugal(): boolean {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  return saveData === true || /2g/.test(effectiveType);
}
