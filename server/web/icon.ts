/** Stands in the head of every page made here: a browser that finds none asks for `/favicon.ico`. */
export const ICON = '<link rel="icon" href="/h5/mark.svg" type="image/svg+xml">'
