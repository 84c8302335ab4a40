import { file } from '@daybook/contract/file/file.contract.ts'
import { Button, Group } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Portrait } from '../../kit/Face.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { showToast } from '../../kit/toast.ts'
import { client } from '../../platform/api/client.ts'
import { contentType } from '../../platform/files/content.type.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Picture.module.css'
import { PictureCrop } from './PictureCrop.tsx'

const files = client(file)

/** The id under which a record takes the picture. @throws ApiError, which has been shown */
async function uploadPicture(content: Blob): Promise<string> {
  const sent = new File([content], 'picture.jpg', { type: content.type })
  return (await files.putFile({ file: sent })).attachId
}

/** What is kept to undo a removal, because only a picture of one's own upload can be set again. */
async function readPicture(address: string): Promise<Blob | undefined> {
  const answer = await fetch(address).catch(() => undefined)
  return answer?.ok ? answer.blob() : undefined
}

interface PictureRowProps {
  firstName: string
  familyName: string
  /** Empty without one. */
  picture: string | null
  /** @param avatar the id of the uploaded picture, or empty for none
   *  @throws ApiError, which has been shown */
  onSave: (avatar: string) => Promise<void>
}

/** A person's picture: another one is chosen, cropped to a square and saved at once. */
export function PictureRow({ firstName, familyName, picture, onSave }: PictureRowProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [chosen, setChosen] = useState<ImageBitmap>()
  const [isSaving, setIsSaving] = useState(false)

  async function choose(file: File | undefined) {
    if (!file) return
    try {
      setChosen(await createImageBitmap(file, { imageOrientation: 'from-image' }))
    } catch {
      const isHeic = (await contentType(file)) === 'image/heic'
      showToast(t(isHeic ? 'field.FILE_HEIC' : 'fields.pictureUnread'), { isError: true })
    }
  }

  async function save(content: Blob) {
    setIsSaving(true)
    try {
      await onSave(await uploadPicture(content))
      setChosen(undefined)
      showToast(t('fields.pictureSaved'))
    } catch {
      // Its message has been shown.
    } finally {
      setIsSaving(false)
    }
  }

  async function remove(address: string) {
    setIsSaving(true)
    const before = await readPicture(address)
    try {
      await onSave('')
      showToast(t('fields.pictureRemoved'), before && { undo: () => void save(before) })
    } catch {
      // Its message has been shown.
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <Group>
      <span className={styles.portrait}>
        <Portrait firstName={firstName} familyName={familyName} picture={picture} />
      </span>
      <Group gap="0.5rem">
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          onChange={({ currentTarget }) => {
            void choose(currentTarget.files?.[0])
            // So that the same file can be chosen again.
            currentTarget.value = ''
          }}
        />
        <Button
          variant="default"
          leftSection={<IconPhoto size="1.25rem" aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {t('fields.pictureChoose')}
        </Button>
        {picture && (
          <Button variant="subtle" loading={isSaving && !chosen} onClick={() => void remove(picture)}>
            {t('fields.pictureRemove')}
          </Button>
        )}
      </Group>
      <Sheet
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={t('fields.picture')}
        actions={
          <Button
            loading={isSaving}
            onClick={() => canvas.current?.toBlob((blob) => blob && void save(blob), 'image/jpeg', 0.9)}
          >
            {t('fields.pictureUse')}
          </Button>
        }
      >
        <p>{t('fields.pictureHint')}</p>
        {chosen && <PictureCrop picture={chosen} canvas={canvas} />}
      </Sheet>
    </Group>
  )
}
