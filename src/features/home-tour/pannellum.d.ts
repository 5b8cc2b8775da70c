declare module 'pannellum' {}

/** What we use of Pannellum, which comes without types: https://pannellum.org/documentation/api/ */
declare const pannellum: {
  viewer(
    container: HTMLElement,
    settings: {
      default: Record<string, unknown> & { firstScene: string };
      scenes: Record<string, PannellumScene>;
    },
  ): PannellumViewer;
};

type PannellumScene = {
  type: 'equirectangular';
  panorama: string;
  yaw: number;
  hotSpots: {
    yaw: number;
    pitch: number;
    createTooltipFunc: (mark: HTMLElement) => void;
  }[];
};

type PannellumViewer = {
  getYaw(): number;
  setYaw(degrees: number, animated: number | false): void;
  getHfov(): number;
  setHfov(degrees: number, animated: number | false): void;
  loadScene(id: string, pitch?: number, yaw?: number, hfov?: number | 'same'): void;
  isOrientationSupported(): boolean;
  isOrientationActive(): boolean;
  startOrientation(): void;
  stopOrientation(): void;
  on(event: 'load' | 'error', listener: () => void): void;
  resize(): void;
  destroy(): void;
};
