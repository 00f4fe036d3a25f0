/** The first matching path wins. A class applies to the path and everything below it. */
const classes: [path: RegExp, name: string][] = [
  [/^\/services(\/|$)/, 'saas-seo-page'],
  [/^\/(blog|author)/, 'post'],
  [/^\/creative(\/|$)/, 'creative'],
  [/^\/career(\/|$)/, 'career-page'],
  [/^\/portfolio(\/|$)/, 'portfolio-page'],
  [/^\/testimonial(\/|$)/, 'testimonial-page'],
  [/^\/admin(\/|$)/, 'admin'],
]

/** Returns the style class of a page's body, or none. */
export function bodyClass(pathname: string) {
  return classes.find(([path]) => path.test(pathname))?.[1]
}
