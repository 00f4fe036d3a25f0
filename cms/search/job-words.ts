const JOB_WORDS = new Set(
  `apply applicant applicants application applications career careers cv employment hire hired hiring intern interns
   internship job jobs junior opening openings position positions recruiting resume salary senior vacancies vacancy
   work working`.split(/\s+/),
)

/** How names of roles end: developer, editor, analyst, specialist, assistant. */
const ROLE = /(er|or|yst|ist|ant)s?$/

/**
 * Reports whether a query has a word about jobs.
 * @example isAboutJobs(['seo', 'jobs']) // true
 */
export const isAboutJobs = (words: string[]) => words.some((word) => JOB_WORDS.has(word))

/**
 * Returns the words that may name a role. Whether they do, the titles of vacancies decide: no vacancy is called
 * “plumber”.
 * @example rolesIn(['ppc', 'specialist']) // ['specialist']
 */
export const rolesIn = (words: string[]) => words.filter((word) => ROLE.test(word))
