/** Returns the table of a collection or global. @example tableOf('contact-requests') // 'contact_requests' */
export const tableOf = (slug: string) => slug.replaceAll('-', '_')
