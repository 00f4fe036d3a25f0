import { realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { getViteConfig } from 'astro/config'
import { createServer, type Plugin } from 'vite'

/** Changed by the product while it runs, or by tools that have a server of their own. */
const NOT_WATCHED = ['.data', 'admin/.next', 'dist', 'docs', 'tests']

/** Astro gives this to pages with islands only. Ours fetch React when a tool has something to report. */
const reactRefresh: Plugin = {
  name: 'react-refresh-on-every-page',
  transform: {
    filter: { id: /vite\/dist\/client\/client\.mjs/ },
    handler: (code) => `import '@vitejs/plugin-react/preamble'\n${code}`,
  },
}

type Setting = { root: string; siteUrl: string; adminUrl: string; dataDir: string; upgrades: Server }

/**
 * Starts Astro's development server inside this process. It opens no port: the caller passes requests on.
 * @param upgrades the server whose WebSocket upgrades it may answer, for hot reload
 */
export async function startVite({ root, siteUrl, adminUrl, dataDir, upgrades }: Setting) {
  const configure = getViteConfig(
    {
      root,
      // Two products of one folder prepare the packages for the browser at the same time.
      plugins: [reactRefresh],
      cacheDir: join(dataDir, 'vite'),
      server: {
        middlewareMode: true,
        ws: { server: upgrades },
        allowedHosts: [siteUrl, adminUrl].map((url) => new URL(url).hostname),
        fs: { allow: [root, dataDir, realpathSync(join(root, 'node_modules'))] },
        watch: { ignored: [dataDir, ...NOT_WATCHED.map((folder) => join(root, folder))].map((path) => `${path}/**`) },
      },
    },
    { root, logLevel: 'warn' },
  )
  return createServer(await configure({ mode: 'development', command: 'serve' }))
}
