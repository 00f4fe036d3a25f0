import type { Area } from './create-area.ts'

type CallResult = { success?: boolean; message?: string; [key: string]: unknown }
/** A caller of the specification's API: throws where nothing came back that can be read. */
export type Call = (path: string, body?: object) => Promise<CallResult>

const REVIEW_FAILED = 'Failed to post feedback'

/** The API of this site. */
export const callApi: Call = async (path, body) => {
  const init = body && {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  return (await (await fetch(`/api/${path}`, init)).json()) as CallResult
}

export async function fetchPosts(area: Area<'posts'>, call: Call = callApi) {
  try {
    area.succeed({ posts: (await call('get-posts')).posts })
  } catch {
    area.fail('Error')
  }
}

/** The current post goes first; then the first one that came back is stored. */
export async function fetchPost(area: Area<'post'>, slug: string, call: Call = callApi) {
  area.clear('post')
  try {
    const { success, data } = await call('get-post', { slug })
    if (success) area.succeed({ post: (data as unknown[])[0] })
    else area.fail('Not Found')
  } catch {
    area.fail('Error')
  }
}

export async function fetchAuthors(area: Area<'authors'>, call: Call = callApi) {
  try {
    const { success, authors, message } = await call('get-authors/')
    if (success) area.succeed({ authors })
    else area.fail(message || 'Error')
  } catch (error) {
    area.fail((error as Error).message || 'Error')
  }
}

export async function fetchVacancy(area: Area<'vacancies' | 'vacancy'>, slug: string, call: Call = callApi) {
  area.clear()
  try {
    area.succeed({ vacancy: ((await call('get-vacancy', { slug })).data as unknown[])[0] })
  } catch (error) {
    area.fail((error as Error).message)
  }
}

/** What was said about the last mail is gone while the next one is sent. */
export async function requestLead(area: Area<never>, data: object, call: Call = callApi) {
  area.request()
  try {
    const { success, message } = await call('send-mail', { data })
    if (success) area.succeed({ message }, 'send')
    else area.fail(message, 'send')
  } catch (error) {
    area.fail((error as Error).message, 'send')
  }
}

/** @returns whether it was taken; the caller then reads the reviews anew */
export async function createReview(area: Area<'reviews'>, data: object, call: Call = callApi) {
  area.request()
  try {
    const { success, message } = await call('create-review', { data })
    if (success) area.succeed({ message }, 'create')
    else area.fail(message || REVIEW_FAILED, 'create')
    return Boolean(success)
  } catch (error) {
    area.fail((error as Error).message || REVIEW_FAILED, 'create')
    return false
  }
}

/** Approved reviews, of one tool where it is named. */
export async function fetchReviews(area: Area<'reviews'>, tool?: string, call: Call = callApi) {
  try {
    const { reviews, message } = await call(`get-reviews${tool ? `?tool=${encodeURIComponent(tool)}` : ''}`)
    area.succeed({ reviews, message }, 'fetch-all')
  } catch (error) {
    area.fail((error as Error).message, 'fetch-all')
  }
}
