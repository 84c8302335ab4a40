// What is wrong with the files that a record refers to.
import { isPicture, isVideo } from '@daybook/contract/file/file.rules.ts'
import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import type { FileReference } from '@daybook/contract/kernel/fields.files.ts'
import type { FileKind } from '@daybook/contract/kernel/fields.ts'

type Known = readonly { id: string; mime: string }[]
type Problems = Record<string, FieldError>

export const allIds = (references: readonly FileReference[]): string[] => [
  ...new Set(references.flatMap(({ ids }) => ids)),
]

/** Files that the person may not use do not exist here. */
export const missingFiles = (references: readonly FileReference[], usable: Known): Problems =>
  where(references, 'NOT_THERE', (id) => !usable.some((file) => file.id === id))

const fits: Record<FileKind, (mime: string) => boolean> = {
  picture: isPicture,
  video: isVideo,
  any: (mime) => !isVideo(mime),
}

export const wrongFormats = (references: readonly FileReference[], usable: Known): Problems =>
  Object.assign(
    {},
    ...references.map((reference) =>
      where([reference], 'FILE_FORMAT', (id) =>
        usable.some((file) => file.id === id && !fits[reference.accept](file.mime)),
      ),
    ),
  )

const where = (references: readonly FileReference[], error: FieldError, isWrong: (id: string) => boolean) =>
  Object.fromEntries(
    references.filter(({ ids }) => ids.some(isWrong)).map(({ path }) => [path, error] as const),
  )
