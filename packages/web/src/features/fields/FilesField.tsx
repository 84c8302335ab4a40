import type { FileKind } from '@daybook/contract/kernel/fields.ts'
import { Box, Button, Group, Stack } from '@mantine/core'
import { IconCamera, IconPaperclip, IconPhoto } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { showToast } from '../../kit/toast.ts'
import { dropFiles, keepFile } from '../../platform/files/local.files.ts'
import { type Refusal, shrink } from '../../platform/files/shrink.ts'
import { upload } from '../../platform/files/uploads.ts'
import { useT } from '../../platform/i18n/language.ts'
import { newId } from '../../platform/outbox/current.ts'
import { FileTile } from './FileTile.tsx'
import styles from './FileTiles.module.css'
import { useFormState } from './form.context.ts'
import widget from './Widgets.module.css'
import type { WidgetProps } from './widget.props.ts'

/** What the device's chooser offers. */
const offered: Record<FileKind, string> = {
  picture: 'image/*',
  video: 'video/*',
  any: 'image/*,application/pdf',
}
const chooseWords = {
  picture: 'fields.choosePhotos',
  video: 'fields.chooseVideos',
  any: 'fields.chooseFiles',
} as const

/** Pictures or videos from the camera or the device, and documents where the field takes them. They are on the device
 *  from the moment they are chosen, and go up at once when there is a network. */
export function FilesField(props: WidgetProps<'files', string[]>) {
  const { field, path, label, required, value, error, onChange } = props
  const t = useT()
  const { most, accept } = field
  const { set, busyWith, isPreview } = useFormState()
  const camera = useRef<HTMLInputElement>(null)
  const device = useRef<HTMLInputElement>(null)
  const [isReading, setIsReading] = useState(false)
  // It stays until the next choice: what to do about it may take a while to read.
  const [notTaken, setNotTaken] = useState<Refusal>()
  const isFull = isPreview || value.length >= most

  /** @returns whether all of them can be sent */
  async function add(files: File[]): Promise<boolean> {
    let isComplete = true
    if (files.length > most - value.length) showToast(t('fields.tooManyUploads'), { isError: true })
    setIsReading(true)
    setNotTaken(undefined)
    try {
      for (const file of files.slice(0, most - value.length)) {
        const small = await shrink(file, accept)
        isComplete &&= typeof small !== 'string'
        if (typeof small === 'string') setNotTaken(small)
        else {
          const id = await take(small)
          // The value may have changed while the picture was made smaller.
          set(path, (now: unknown) => [...(now as string[]), id])
        }
      }
    } finally {
      setIsReading(false)
    }
    return isComplete
  }

  function remove(id: string) {
    onChange(value.filter((one) => one !== id))
    void dropFiles([id])
  }

  const input = (ref: typeof camera, more: object) => (
    <input
      ref={ref}
      type="file"
      hidden
      onChange={({ currentTarget }) => {
        busyWith(add([...(currentTarget.files ?? [])]))
        // So that the same file can be chosen again.
        currentTarget.value = ''
      }}
      {...more}
    />
  )
  return (
    <FieldGroup
      label={label}
      required={required}
      error={error ?? (value.length > most ? t('fields.filesExceeded') : undefined)}
    >
      <Stack gap="0.75rem">
        {value.length > 0 && (
          <ul className={styles.tiles}>
            {value.map((id, place) => (
              <FileTile
                key={id}
                id={id}
                name={t('fields.pictureOf', { what: label, number: place + 1, count: value.length })}
                onRemove={() => remove(id)}
              />
            ))}
          </ul>
        )}
        <Group gap="0.5rem">
          <Button
            name={path}
            variant="default"
            loading={isReading}
            disabled={isFull}
            leftSection={<IconCamera size="1.25rem" aria-hidden="true" />}
            onClick={() => camera.current?.click()}
          >
            {t(accept === 'video' ? 'fields.takeVideo' : 'fields.takePhoto')}
          </Button>
          <Button
            variant="default"
            disabled={isFull || isReading}
            leftSection={
              accept === 'any' ? (
                <IconPaperclip size="1.25rem" aria-hidden="true" />
              ) : (
                <IconPhoto size="1.25rem" aria-hidden="true" />
              )
            }
            onClick={() => device.current?.click()}
          >
            {t(chooseWords[accept])}
          </Button>
        </Group>
        {notTaken && (
          <Box component="p" role="alert" fz="sm" c="var(--overdue)">
            {t(`field.${notTaken}`)}
          </Box>
        )}
        <p className={widget.hint}>{t('fields.filesOf', { count: value.length, most })}</p>
      </Stack>
      {input(camera, {
        accept: accept === 'video' ? 'video/*' : 'image/*',
        capture: 'environment',
        'data-camera': true,
      })}
      {input(device, { accept: offered[accept], multiple: true })}
    </FieldGroup>
  )
}

/** Keeps a file on the device and begins to upload it. @returns its id */
async function take(file: File): Promise<string> {
  const id = newId()
  await keepFile({ id, file })
  // Without a network the outbox sends it with the record.
  if (navigator.onLine) void upload(id).catch(() => undefined)
  return id
}
