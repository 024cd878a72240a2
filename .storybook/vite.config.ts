import { defineConfig } from 'vite'

// The app's own configuration would bring its router, base and worker into Storybook.
export default defineConfig({})
