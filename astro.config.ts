import { fileURLToPath } from 'node:url'
import astroReact from '@astrojs/react'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import type { Plugin } from 'vite'
import { uglifyForBrowsers } from '#site/build/uglify-for-browsers.ts'

/** Payload and its native parts are loaded by Node as they are; bundling them breaks their own module look-ups. */
const loadedByNode = [
  'payload',
  '@payloadcms/db-postgres',
  '@payloadcms/richtext-lexical',
  'pg',
  'pg-boss',
  'altcha-lib',
  'sharp',
  'fastify',
  '@fastify/http-proxy',
  '@fastify/static',
  'pino',
  'shiki',
  'satori',
  '@resvg/resvg-js',
  'piscina',
  'maxmind',
  'lmdb',
  '@duckdb/node-api',
  '@clickhouse/client',
  'uglify-js',
]

const namedCharacters = fileURLToPath(
  new URL('node_modules/decode-named-character-reference/index.js', import.meta.url),
)

/** What the script of every page shares with later ones is one small file instead of three. */
const onEveryPage = {
  groups: [{ name: 'shared', test: /preload-helper|\/ui\/browser\/(?:notify|third-party-scripts\.client)\.ts/ }],
}

export default defineConfig({
  srcDir: './site',
  outDir: './dist',
  output: 'server',
  adapter: fastifyEntry(),
  integrations: [react()],
  trailingSlash: 'ignore',
  session: false,
  // Astro's own image service fetches `href` from the host that the request names: from any host of our network.
  image: { endpoint: { route: '/_image', entrypoint: './site/server/images/no-image-service.ts' } },
  // Checked for every request that changes something, with the answer that callers expect: site/server/site.ts.
  security: { checkOrigin: false },
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'never' },
  compressHTML: true,
  vite: {
    plugins: [plainImports(), uglifyForBrowsers()],
    optimizeDeps: { exclude: ['uglify-js'] },
    // Its build for browsers needs a document, and tools run in a worker, which has none.
    resolve: { alias: { 'decode-named-character-reference': namedCharacters } },
    ssr: { external: loadedByNode },
    // A tool is fetched by the worker that runs it, alone.
    worker: { format: 'es', plugins: () => [plainImports(), uglifyForBrowsers()] },
    build: {
      // Inlined scripts would need a hash in the Content-Security-Policy.
      assetsInlineLimit: 0,
      // light-dark() must reach the browser uncompiled: compiled down it is fixed at :root and nothing flips.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      target: ['chrome123', 'firefox120', 'safari17.5'],
    },
  },
})

/**
 * Scripts that are fetched later need no styles. Vite's loader for more than that, and its lists of what to load with
 * each, weigh a kilobyte on every page.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    config: () => ({
      build: { modulePreload: { resolveDependencies: () => [] } },
      environments: { client: { build: { rolldownOptions: { output: { codeSplitting: onEveryPage } } } } },
    }),
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}

/** Astro's integration of React, which compiles components and reloads them in development, with our own renderer. */
function react(): AstroIntegration {
  const { name, hooks } = astroReact()
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (setup) =>
        hooks['astro:config:setup']?.({
          ...setup,
          addRenderer: () =>
            setup.addRenderer({
              name: 'react-markup',
              serverEntrypoint: new URL('./site/server/pages/react-markup.ts', import.meta.url),
            }),
        }),
    },
  }
}

/**
 * The site's own server is the entry of the build: it renders through Astro's `app.render` and keeps what it rendered.
 */
function fastifyEntry(): AstroIntegration {
  return {
    name: 'fastify-entry',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'fastify-entry',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./site/server/main.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        }),
    },
  }
}
