/** Keys that responses of the specified calls have besides `success` and `message`. */
export const responseKeys: Record<string, Record<string, string>> = {
  '/api/approve-review': { count: 'How many reviews' },
  '/api/delete-review': { count: 'How many reviews' },
  '/api/disapprove-review': { count: 'How many reviews' },
  '/api/get-authors': { authors: '_id, authorUsername, authorAvatar' },
  '/api/get-blog': { data: 'A list with the one post: as in posts, with body as plain text' },
  '/api/get-blogs': {
    posts: '_id, title, slug.current, excerpt, publishDate, featureImage, author, categories',
    total: 'Posts in all parts',
    pages: 'Number of parts',
  },
  '/api/get-categories': { categories: '_id, title, slug.current, description, count' },
  '/api/get-category-blogs': {
    category: '_id, title, slug.current, description',
    posts: 'As in get-blogs',
    data: 'The same list',
    total: 'Posts in all parts',
    pages: 'Number of parts',
  },
  '/api/get-emp-testimonial': { data: '_id, employeeName, employeeDesignation, employeeAvatar, feedback' },
  '/api/get-ip-store': {
    ip: 'The whole address, as it is seen',
    detailComplete: 'Whether it is known where the address is: always false',
  },
  '/api/get-post': { data: 'A list with the one post: as in posts, with body as plain text' },
  '/api/get-posts': { posts: '_id, title, slug.current, excerpt, publishDate, featureImage, author, categories' },
  '/api/get-reviews': { reviews: '_id, userName, userFeedback, tool, rating, createdAt' },
  '/api/get-team': { team: '_id, name, role, bio, avatar, slug.current, socials, order' },
  '/api/get-vacancies': {
    data: '_id, jobTitle, teamName, jobType, workplaceType, location, salary, slug.current, datePosted, validThrough',
  },
  '/api/get-vacancy': {
    data: 'A list with the one vacancy: as in get-vacancies, with roleInfo, requirements, skillsRequired',
  },
}

/** Keys that every tool returns. */
export const envelopeKeys: Record<string, string> = {
  tool: 'Its name',
  input: 'What was asked, after defaults; files by name and size, without what is secret',
  ranAt: 'When, ISO 8601, UTC',
  durationMs: 'How long it took',
  status: 'done, partial, unavailable or failed',
  sources: 'Where the figures come from: name, kind, asOf, url',
  summary: 'The verdict as a sentence',
  data: 'The result for machines, null where there is none',
  findings: 'id, severity, title, why, evidence, fix, ref, place',
  report: 'What the page draws: metric, score, table, findings, text, code, diff, image, chart',
  files: 'What the run made: name, type, size, base64',
  limits: 'What the tool does not see or do',
}

/** Calls about a named document, which respond with 404 if it does not exist. */
export const lookUps = [
  '/api/approve-review',
  '/api/delete-review',
  '/api/disapprove-review',
  '/api/get-blog',
  '/api/get-category-blogs',
  '/api/get-post',
  '/api/get-vacancy',
]
