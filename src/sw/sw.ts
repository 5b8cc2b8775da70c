// The build names the worker after this file. Its address, /sw.js, must never change.
import './index';
