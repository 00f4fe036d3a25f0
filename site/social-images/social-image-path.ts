const SIZE = { width: 1200, height: 630 } as const
export const socialImageSize = SIZE

/**
 * Where the social image of a page is: its canonical path below `/og`, with `.png`. A path that ends with a slash is a
 * folder, and its picture is the folder's `index`.
 * @example socialImagePath('/blog/a-post') // '/og/blog/a-post.png'
 * @example socialImagePath('/services/seo/') // '/og/services/seo/index.png'
 * @example socialImagePath('/') // '/og/index.png'
 */
export const socialImagePath = (path: string) => `/og${path.endsWith('/') ? `${path}index` : path}.png`

/**
 * The page a picture belongs to.
 * @param imagePath what follows `/og` and stands before `.png`
 * @example pageOfSocialImage('/blog/index') // '/blog/'
 */
export const pageOfSocialImage = (imagePath: string) => imagePath.replace(/\/index$/, '/')
