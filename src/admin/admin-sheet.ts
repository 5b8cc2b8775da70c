export { default as sheet } from './admin.css?inline';
