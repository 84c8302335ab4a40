// The kit's words among the packs; the kit itself knows no platform.
import type { kitEn } from '../kit/kit.messages.en.ts'

declare module '../platform/i18n/keys.ts' {
  interface Packs {
    kit: typeof kitEn
  }
}
