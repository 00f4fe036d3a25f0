const SIZE = { width: 1200, height: 630 } as const
export const socialImageSize = SIZE

/**
 * Returns the path of a page's social image: its canonical path below `/og`, with `.png`. A path with a trailing slash
 * is a folder, and its image is the folder's `index`.
 * @example socialImagePath('/blog/a-post') // '/og/blog/a-post.png'
 * @example socialImagePath('/services/seo/') // '/og/services/seo/index.png'
 * @example socialImagePath('/') // '/og/index.png'
 */
export const socialImagePath = (path: string) => `/og${path.endsWith('/') ? `${path}index` : path}.png`

/**
 * Returns the page that an image belongs to.
 * @param imagePath the part between `/og` and `.png`
 * @example pageOfSocialImage('/blog/index') // '/blog/'
 */
export const pageOfSocialImage = (imagePath: string) => imagePath.replace(/\/index$/, '/')
