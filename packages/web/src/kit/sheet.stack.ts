// The open sheets, the topmost last.
import { valueStore } from './value.store.ts'

export const openSheets = valueStore<readonly HTMLDialogElement[]>([])

export function sheetOpened(dialog: HTMLDialogElement): void {
  openSheets.set([...openSheets.get().filter((open) => open !== dialog), dialog])
}

export function sheetClosed(dialog: HTMLDialogElement): void {
  openSheets.set(openSheets.get().filter((open) => open !== dialog))
}
