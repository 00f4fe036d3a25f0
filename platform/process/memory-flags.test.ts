import { totalmem } from 'node:os'
import { expect, test } from 'vitest'
import { allocatorVariables, availableMemory, defaultSiteProcesses, memoryFlags } from './memory-flags.ts'

const GB = 1024 ** 3
const young = (flags: string[]) => Number(flags.join(' ').match(/--max-semi-space-size=(\d+)/)?.[1])

test.each([
  { memory: 0.5 * GB, pages: 4, jobs: 2, outside: 4, buffers: 32 },
  { memory: 1 * GB, pages: 4, jobs: 2, outside: 4, buffers: 32 },
  // A machine sold with 2 GB reports a little less.
  { memory: 1.9 * GB, pages: 32, jobs: 4, outside: 16, buffers: 128 },
  { memory: 2 * GB, pages: 32, jobs: 4, outside: 16, buffers: 128 },
  { memory: 64 * GB, pages: 32, jobs: 4, outside: 16, buffers: 128 },
])(
  'with $memory bytes, pages get a young generation of $pages MB, the database $buffers MB',
  ({ memory, pages, jobs, outside, buffers }) => {
    const flags = memoryFlags(memory)
    expect(young(flags.site)).toBe(pages)
    expect(young(flags.admin)).toBe(pages)
    expect(young(flags.worker)).toBe(jobs)
    expect(young(flags.outside)).toBe(outside)
    expect(flags.database).toEqual(['-c', `shared_buffers=${buffers}MB`])
  },
)

test('with little memory, large blocks go back to the system', () => {
  expect(allocatorVariables(2 * GB)).toEqual({ MALLOC_ARENA_MAX: '2' })
  expect(allocatorVariables(1 * GB)).toMatchObject({ MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' })
})

test('the memory that is there is at most that of the machine', () => {
  expect(availableMemory()).toBeGreaterThan(0)
  expect(availableMemory()).toBeLessThanOrEqual(totalmem())
})

test.each([
  { cores: 8, memory: 1 * GB, processes: 1 },
  { cores: 1, memory: 4 * GB, processes: 1 },
  { cores: 2, memory: 4 * GB, processes: 1 },
  { cores: 4, memory: 8 * GB, processes: 3 },
  { cores: 16, memory: 4 * GB, processes: 4 },
])('with $cores cores and $memory bytes, the default is $processes site processes', ({ cores, memory, processes }) => {
  expect(defaultSiteProcesses(cores, memory)).toBe(processes)
})
