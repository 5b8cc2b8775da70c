// One small file in place of two.
export { ExportSection } from './export-section';
export { Sent } from './sent';
