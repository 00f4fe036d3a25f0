/** Keys that responses of the specified calls have besides `success` and `message`. */
export const responseKeys: Record<string, Record<string, string>> = {
  '/api/approve-review': { count: 'Number of reviews' },
  '/api/audit': {
    key: 'Who has it may watch, stop, share, and delete the audit',
    url: 'The page of the audit',
  },
  '/api/audit/{key}': {
    state: 'waiting, running, done, stopped, or failed',
    version: 'Changes with the report',
    isExaminedAgain: 'Whether pages are being read again',
    progress: 'stage, place, pages, ofPages, secondsLeft, ticks',
  },
  '/api/delete-review': { count: 'Number of reviews' },
  '/api/disapprove-review': { count: 'Number of reviews' },
  '/api/get-authors': { authors: '_id, authorUsername, authorAvatar' },
  '/api/get-blog': { data: 'A list with the one post: as in posts, with body as plain text' },
  '/api/get-blogs': {
    posts: '_id, title, slug.current, excerpt, publishDate, featureImage, author, categories',
    total: 'Number of posts on all pages',
    pages: 'Number of parts',
  },
  '/api/get-categories': { categories: '_id, title, slug.current, description, count' },
  '/api/get-category-blogs': {
    category: '_id, title, slug.current, description',
    posts: 'As in get-blogs',
    data: 'The same list',
    total: 'Number of posts on all pages',
    pages: 'Number of parts',
  },
  '/api/get-emp-testimonial': { data: '_id, employeeName, employeeDesignation, employeeAvatar, feedback' },
  '/api/get-ip-store': {
    ip: 'The full IP address, as the server sees it',
    detailComplete: 'Whether the country of the IP address is known',
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
  input: 'The input with defaults; files by name and size; without secrets',
  ranAt: 'When, ISO 8601, UTC',
  durationMs: 'Duration in milliseconds',
  status: 'done, partial, unavailable, or failed',
  sources: 'Where the figures come from: name, kind, asOf, url',
  summary: 'The result in one sentence',
  data: 'The result as data, or null',
  findings: 'id, severity, title, why, evidence, fix, ref, place',
  report: 'The blocks of the report: metric, score, table, findings, text, code, diff, image, chart',
  files: 'The files that the run created: name, type, size, base64',
  limits: 'What the tool cannot check',
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
