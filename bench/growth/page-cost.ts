import { mainThreadMs } from './cpu.ts'

export type PageCost = {
  path: string
  /** CPU time of the main thread, in milliseconds for each request. */
  cpuMs: number
  p50: number
  p95: number
  /** Of the response, in bytes. */
  bytes: number
  status: number
}

/** Requests a path one after the other, after a first time that is not measured. */
export async function costOf(
  origin: string,
  path: string,
  { pid, times, headers = {} }: { pid: number; times: number; headers?: Record<string, string> },
): Promise<PageCost> {
  const get = async () => {
    const response = await fetch(origin + path, {
      headers: { 'accept-encoding': 'identity', ...headers },
      redirect: 'manual',
    })
    return { status: response.status, bytes: (await response.arrayBuffer()).byteLength }
  }
  const first = await get()
  const before = mainThreadMs(pid)
  const took: number[] = []
  for (let at = 0; at < times; at++) {
    const began = performance.now()
    await get()
    took.push(performance.now() - began)
  }
  took.sort((a, b) => a - b)
  const at = (share: number) =>
    Math.round((took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0) * 10) / 10
  return {
    path,
    cpuMs: Math.round(((mainThreadMs(pid) - before) / times) * 10) / 10,
    p50: at(0.5),
    p95: at(0.95),
    ...first,
  }
}
