/** Collections that editors can link to by choosing a document instead of typing its URL. */
export const linkable = ['posts', 'case-studies', 'services', 'tools', 'pages'] as const
