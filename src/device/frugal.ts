/** Chromium's network information, which no standard covers yet. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
  interface WorkerNavigator {
    readonly connection?: Connection;
  }
}

/** Whether the visitor saves data or has a slow connection. */
export function isFrugal(): boolean {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  return saveData === true || /2g/.test(effectiveType);
}
