/** In every page made here: else browsers ask for `/favicon.ico`. */
export const ICON = '<link rel="icon" href="/h5/mark.svg" type="image/svg+xml">'
