// What each version of the app brought, the newest first. The words stand in the packs: `service.new.videos`.
export const appVersion: string = import.meta.env.VITE_APP_VERSION ?? ''

type News = 'videos' | 'confirmations' | 'processes' | 'places' | 'imports'

interface AppVersion {
  version: string
  news: readonly News[]
}

export const versions: readonly AppVersion[] = [
  { version: '0.1.0', news: ['videos', 'confirmations', 'processes', 'places', 'imports'] },
]
