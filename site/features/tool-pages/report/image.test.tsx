// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { type ImageBlock, image } from '#engine/tool/blocks.ts'
import { type Envelope, failedRun } from '#engine/tool/envelope.ts'
import { createReport } from '../run/report-root.tsx'

// jsdom lays nothing out, so nothing changes its size.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const block = (name: string, more: Partial<ImageBlock> = {}) =>
  image({
    title: `${name}.jpg`,
    alt: `${name}.jpg`,
    file: `${name}.webp`,
    width: 400,
    height: 200,
    group: 'Images',
    own: {
      field: 'own',
      name: `${name}.jpg`,
      format: 'webp',
      formats: [
        { value: 'webp', label: 'WebP', hasQuality: true },
        { value: 'png', label: 'PNG', hasQuality: false },
      ],
      quality: 75,
      isSet: false,
    },
    ...more,
  })

async function shown(blocks: ImageBlock[], input: Record<string, unknown> = {}) {
  const { failure: _, ...rest } = failedRun({ slug: 'x', limits: [] }, { ranAt: 0, durationMs: 0 })
  const envelope: Envelope = { ...rest, status: 'done', summary: 'Done.', report: blocks }
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const change = vi.fn()
  const fileUrls = Object.fromEntries(blocks.map(({ file }) => [file, `blob:${file}`]))
  await createReport(
    place,
    'x',
  )({
    envelope,
    input,
    fileUrls,
    handlers: { goTo: () => undefined, change, again: () => {}, measureAgain: () => {} },
    share: undefined,
  })
  const one = <E extends Element>(selector: string) => place.querySelector(selector) as E
  return { place, change, one }
}

function setValue(element: HTMLInputElement | HTMLSelectElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

test('any image of a batch can be selected, and its neighbors are one button away', async () => {
  const { place, one } = await shown([block('a'), block('b'), block('c')])
  const source = () => one<HTMLImageElement>('.viewer img').getAttribute('src')
  expect(place.querySelectorAll('.viewer')).toHaveLength(1)
  setValue(one<HTMLSelectElement>('.image-picker select'), '2')
  await vi.waitFor(() => expect(source()).toBe('blob:c.webp'))
  one<HTMLButtonElement>('[aria-label="Next image"]').click()
  await vi.waitFor(() => expect(source()).toBe('blob:a.webp'))
})

test('an original that only the form has is compared with the result', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:original', revokeObjectURL: () => {} }))
  const file = new File(['12345'], 'a.jpg')
  const beforeInput = { field: 'files', name: 'a.jpg', size: 5 }
  const { one } = await shown([block('a', { before: 'a.jpg', beforeInput })], { files: [file] })
  await vi.waitFor(() => expect(one('.is-before img').getAttribute('src')).toBe('blob:original'))
  expect(one('.viewer-frame input').getAttribute('aria-valuetext')).toBe('50% before')
})

test('plus and 0 zoom in and fit the image', async () => {
  const { one } = await shown([block('a')])
  const press = (key: string) =>
    one('.viewer-frame').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  const scale = () => one<HTMLElement>('.viewer').style.getPropertyValue('--scale')
  press('+')
  await vi.waitFor(() => expect(scale()).toBe('1.5'))
  press('0')
  await vi.waitFor(() => expect(scale()).toBe('1'))
})

test('a quality for one image becomes a line of the form, and the slider keeps its position', async () => {
  const { one, change } = await shown([block('a')], { own: 'b.jpg: png' })
  const slider = one<HTMLInputElement>('.own-quality input')
  setValue(slider, '40')
  await vi.waitFor(() => expect(change).toHaveBeenCalledWith('own', 'b.jpg: png\na.jpg: webp 40'))
  expect(slider.value).toBe('40')
  setValue(one<HTMLSelectElement>('.own-settings select'), 'png')
  await vi.waitFor(() => expect(change).toHaveBeenLastCalledWith('own', 'b.jpg: png\na.jpg: png'))
})
