export { Card as Box } from './surface.tsx'
