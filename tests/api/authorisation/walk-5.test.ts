import { walkRoutes } from './walk.ts';

walkRoutes(5);
