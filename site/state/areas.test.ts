import { describe, expect, test, vi } from 'vitest'
import { areas } from './areas.ts'
import { createReview, fetchAuthors, fetchPost, fetchPosts, fetchReviews, fetchVacancy, requestLead } from './calls.ts'
import { ACTIONS, type AreaShape, createArea } from './create-area.ts'

const all = Object.entries(areas) as [string, AreaShape<string>][]
const withRequest = [
  'googleTagAnalyzer',
  'imagesExtractor',
  'internalLinks',
  'keyword',
  'page',
  'pageSpeed',
  'quote',
  'serpRank',
  'websiteAge',
]
const broken = () => Promise.reject(new Error('The line is dead.'))

describe('the client state areas', () => {
  test('R-242…R-256 there are 31, with the data the specification names', () => {
    expect(all).toHaveLength(31)
    expect(areas.posts.data).toEqual(['posts', 'post', 'authors', 'author', 'categories'])
    expect(areas.schemaValidator.data).toEqual(['validationResult', 'validationErrors', 'parsedSchema'])
    expect(areas.keyword.data).toEqual(['difficulty', 'googleAdsKeyword'])
  })

  test.each(all)('R-242 R-254 %s begins with null data, no error and no message', (_name, shape) => {
    const { state } = createArea(shape)
    for (const key of shape.data) expect(state[key]).toBeNull()
    expect([state.error, state.message]).toEqual([false, null])
  })

  test.each(all)('R-243 R-244 %s stores what came and forgets the error; a failure clears it', (_name, shape) => {
    const area = createArea(shape)
    area.fail('No.')
    expect([area.state.error, area.state.message]).toEqual([true, 'No.'])
    const payload = Object.fromEntries(shape.data.map((key) => [key, [key]]))
    area.succeed(payload)
    expect(area.state).toMatchObject({ ...payload, error: false })
    area.fail()
    for (const key of shape.data) expect(area.state[key]).toBeNull()
    expect(area.state.error).toBe(true)
  })

  test('R-245 exactly nine load while they ask, and stop however it ends', () => {
    const found = all.filter(([, shape]) => {
      const area = createArea(shape)
      area.request()
      const loads = area.state.loading === true
      area.succeed({})
      const stops = area.state.loading !== true
      area.request()
      area.fail()
      return loads && stops && area.state.loading === false
    })
    expect(found.map(([name]) => name).sort()).toEqual(withRequest)
  })

  test('R-257 the last operation is one of seventeen words', () => {
    expect(new Set(ACTIONS).size).toBe(17)
    for (const action of ACTIONS) {
      const area = createArea(areas.reviews)
      area.succeed({}, action)
      expect(area.state.actionT).toBe(action)
    }
    expect(createArea(areas.team).state).not.toHaveProperty('actionT')
  })

  test('R-255 R-256 page, vacancy, post and mail are cleared in part, the quote whole', () => {
    const posts = createArea(areas.posts)
    posts.succeed({ post: 1, posts: [1] })
    posts.clear('post')
    expect(posts.state).toMatchObject({ post: null, posts: [1] })
    const mail = createArea(areas.sendMail)
    mail.succeed({ message: 'Sent.' }, 'send')
    mail.clear('message', 'actionT')
    expect(mail.state).toMatchObject({ message: null, actionT: null, error: false })
    const quote = createArea(areas.quote)
    quote.fail('No.')
    quote.clear()
    expect(quote.state).toEqual(createArea(areas.quote).state)
  })

  test('who listens is told of every change until they stop', () => {
    const area = createArea(areas.team)
    const heard = vi.fn()
    const stop = area.subscribe(heard)
    area.succeed({ team: [] })
    stop()
    area.fail()
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('the calls', () => {
  test('R-263 R-264 R-289 a post: cleared first, then the first that came, “Not Found” or “Error”', async () => {
    const area = createArea(areas.posts)
    area.succeed({ post: 'old' })
    await fetchPost(area, 'a', async () => {
      expect(area.state.post).toBeNull()
      return { success: true, data: ['first', 'second'] }
    })
    expect(area.state.post).toBe('first')
    await fetchPost(area, 'b', async () => ({ success: false, data: [] }))
    expect(area.state).toMatchObject({ post: null, error: true, message: 'Not Found' })
    await fetchPost(area, 'c', broken)
    expect(area.state.message).toBe('Error')
  })

  test('R-265 a vacancy: everything is cleared, then the first is stored', async () => {
    const area = createArea(areas.vacancies)
    area.succeed({ vacancies: [1] })
    await fetchVacancy(area, 'a', async () => ({ data: [{ jobTitle: 'A' }, { jobTitle: 'B' }] }))
    expect(area.state).toMatchObject({ vacancies: null, vacancy: { jobTitle: 'A' } })
  })

  test('R-258 R-259 R-288 a mail: the old message goes, the server’s or the exception’s comes', async () => {
    const area = createArea(areas.sendMail)
    area.succeed({ message: 'Before.' }, 'send')
    await requestLead(area, {}, async () => {
      expect(area.state.message).toBeNull()
      return { success: true, message: 'Thank you!' }
    })
    expect(area.state).toMatchObject({ message: 'Thank you!', error: false, actionT: 'send' })
    await requestLead(area, {}, broken)
    expect(area.state).toMatchObject({ message: 'The line is dead.', error: true })
  })

  test('R-288 R-289 reviews: the server’s message, the exception’s, or “Failed to post feedback”', async () => {
    const area = createArea(areas.reviews)
    expect(await createReview(area, {}, async () => ({ success: true, message: 'Thanks.' }))).toBe(true)
    expect(area.state).toMatchObject({ message: 'Thanks.', actionT: 'create' })
    expect(await createReview(area, {}, async () => ({ success: false }))).toBe(false)
    expect(area.state.message).toBe('Failed to post feedback')
    await createReview(area, {}, broken)
    expect(area.state.message).toBe('The line is dead.')
    await fetchReviews(area, 'text-compare', async (path) => ({ reviews: [path], message: '1 review' }))
    expect(area.state).toMatchObject({ reviews: ['get-reviews?tool=text-compare'], error: false, actionT: 'fetch-all' })
  })

  test('R-288 R-290 posts that cannot be read say “Error”; authors say why', async () => {
    const posts = createArea(areas.posts)
    await fetchPosts(posts, broken)
    expect(posts.state).toMatchObject({ posts: null, error: true, message: 'Error' })
    const authors = createArea(areas.authors)
    await fetchAuthors(authors, broken)
    expect(authors.state.message).toBe('The line is dead.')
    await fetchAuthors(authors, async () => ({ success: false }))
    expect(authors.state.message).toBe('Error')
  })
})
