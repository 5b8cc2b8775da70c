import { afterAll } from 'vitest';
import { closeAll } from './shared';

afterAll(closeAll);
