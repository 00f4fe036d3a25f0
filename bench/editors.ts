// npm run bench:editors: does what an editor does, on a new database, with only what is visible on the screens, and
// counts the actions. A task fails if it does not end, if visitors do not see its result, or if a page was loaded
// again. Then uploads 200 photos at once, opens every screen with axe, in both color schemes, on a wide window and on a
// phone, and counts texts that get lost while two people write, the line is cut, sessions end, and the back office is
// killed. One task: --task=price. One part: --only=tasks, images, screens, typing, or lost (with --turns=200
// --cuts=50).

import type { Browser } from 'playwright-core'
import { problemsOfScreen, screensOf } from '#tests/support/back-office-screens.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { runMailServer } from '#tests/support/run-mail-server.ts'
import { handsOn } from './editors/hands.ts'
import { countLostTexts } from './editors/lost-text.ts'
import { uploadManyImages } from './editors/many-images.ts'
import { postTasks } from './editors/post-tasks.ts'
import { siteTasks } from './editors/site-tasks.ts'
import type { Place, Task } from './editors/task.ts'
import { measureTyping } from './editors/typing.ts'
import { visitorTasks } from './editors/visitor-tasks.ts'
import { startProduct } from './product.ts'

const ADMINISTRATOR = { email: 'admin@example.com', password: 'a password of the bench' }
/** How long one action may take, in milliseconds. */
const ACTION_TIMEOUT_MS = 30_000

const wanted = flag('task') ?? ''
const only = flag('only') ?? (wanted ? 'tasks' : undefined)
const tasks = [...postTasks, ...siteTasks, ...visitorTasks].filter(({ what }) => what.includes(wanted))

const mailServer = await runMailServer()
const product = await startProduct({
  SMTP_URL: mailServer.url,
  ADMIN_EMAIL: ADMINISTRATOR.email,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
})
const browser = await launchBrowser()
try {
  const place = { url: product.url, emails: mailServer.mails }
  const state = await signIn(browser, place)
  const failures: string[] = []
  if (includes('tasks')) {
    const rows = []
    for (const task of tasks) rows.push(await doTask(browser, place, task, state))
    console.table(rows)
    failures.push(...rows.filter(({ ended }) => ended !== 'yes').map(({ task }) => task))
  }
  if (includes('images')) console.table([await uploadImages(browser, place, state)])
  if (includes('screens')) {
    const { screens, problems } = await checkScreens(browser, place, state)
    console.log(`${screens} screens, ${problems.length} problems of access or width`, problems.join('\n'))
    failures.push(...problems)
  }
  if (includes('typing'))
    console.table([await measureTyping(browser, { url: product.url, administrator: ADMINISTRATOR }, state)])
  if (includes('lost')) {
    const times = { turns: numberOf('turns', 200), cuts: numberOf('cuts', 50) }
    const losses = await countLostTexts({ browser, product, administrator: ADMINISTRATOR }, times)
    console.table(losses)
    failures.push(...losses.filter(({ lost }) => lost > 0).map(({ trial }) => trial))
  }
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await product.stop()
  await mailServer.stop()
}

/** Returns the value of an argument such as `--turns=200`. */
function flag(name: string) {
  return process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(`--${name}=`.length)
}

function numberOf(name: string, otherwise: number) {
  return Number(flag(name) ?? otherwise)
}

function includes(part: 'tasks' | 'images' | 'screens' | 'typing' | 'lost') {
  return only === undefined || only === part
}

type State = Awaited<ReturnType<typeof signIn>>

async function signIn(from: Browser, { url }: Place) {
  const page = await from.newPage({ baseURL: url })
  page.setDefaultTimeout(ACTION_TIMEOUT_MS)
  await page.goto('/admin')
  await page.getByRole('textbox', { name: 'Email' }).fill(ADMINISTRATOR.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'To do' }).waitFor()
  const state = await page.context().storageState()
  await page.context().close()
  return state
}

/** Uploads 200 photos at once. */
async function uploadImages(from: Browser, { url }: Place, storageState: State) {
  const page = await (await from.newContext({ baseURL: url, storageState })).newPage()
  const result = await uploadManyImages(page)
  await page.context().close()
  return result
}

/** Opens every screen of the back office. Returns what axe finds, and what scrolls sideways. */
async function checkScreens(from: Browser, { url }: Place, storageState: State) {
  const page = await (await from.newContext({ baseURL: url, storageState })).newPage()
  await page.goto('/admin')
  const screens = await screensOf(page)
  const problems: string[] = []
  for (const screen of screens) problems.push(...(await problemsOfScreen(page, screen)))
  await page.context().close()
  return { screens: screens.length, problems }
}

/** Does a task from the dashboard on. What fails is part of the row. */
async function doTask(from: Browser, place: Place, { what, prepare, run }: Task, storageState: State) {
  await prepare?.(place)
  const context = await from.newContext({
    baseURL: place.url,
    viewport: { width: 1440, height: 900 },
    storageState,
  })
  context.setDefaultTimeout(ACTION_TIMEOUT_MS)
  const page = await context.newPage()
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'To do' }).waitFor()
  const hands = handsOn(page)
  const start = performance.now()
  let problem = ''
  try {
    await run(hands, place)
    if (hands.reloads.length > 0) problem = `reloaded ${hands.reloads.join(', ')}`
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error)
    console.error(`${what}: ${problem}`)
  }
  const seconds = Math.round((performance.now() - start) / 100) / 10
  await context.close()
  const { clicks, fills, keys } = hands.actions
  const actions = clicks + fills + keys
  return { task: what, actions, clicks, fills, keys, seconds, ended: problem === '' ? 'yes' : 'NO', problem }
}
