// The build names the worker after this file: its address is /sw.js and must never change.
import './index';
