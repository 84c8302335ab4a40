// Adds the kit's texts to the packs, because the kit must not import the platform.
import type { kitEn } from '../kit/kit.messages.en.ts'

declare module '../platform/i18n/keys.ts' {
  interface Packs {
    kit: typeof kitEn
  }
}
