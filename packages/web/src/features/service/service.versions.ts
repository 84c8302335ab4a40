// What each version of the app brought, the newest first. The words stand in the packs: `service.new.videos`.
/** From the root's package.json, set by the build (vite.config.ts). */
declare const __APP_VERSION__: string
export const appVersion = __APP_VERSION__

type News = 'videos' | 'confirmations' | 'processes' | 'places' | 'imports'

interface AppVersion {
  version: string
  news: readonly News[]
}

export const versions: readonly AppVersion[] = [
  { version: '0.1.0', news: ['videos', 'confirmations', 'processes', 'places', 'imports'] },
]
