import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Portrait } from '../../kit/Face.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Picture.module.css'
import { PictureCrop } from './PictureCrop.tsx'
import { savePicture } from './staff.data.ts'

interface PictureRowProps {
  id: string
  name: string
  picture: string
}

/** A person's picture: another one is chosen, cropped to a square and saved at once. */
export function PictureRow({ id, name, picture }: PictureRowProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [chosen, setChosen] = useState<ImageBitmap>()
  const [isSaving, setIsSaving] = useState(false)
  const [firstName = '', ...family] = name.split(' ')

  async function choose(file: File | undefined) {
    if (!file) return
    try {
      setChosen(await createImageBitmap(file, { imageOrientation: 'from-image' }))
    } catch {
      showToast(t('staff.pictureUnread'), { isError: true })
    }
  }

  async function save(content: Blob | null) {
    setIsSaving(true)
    try {
      await savePicture(id, content)
      setChosen(undefined)
      showToast(t('staff.saved'))
    } catch {
      // Its message has been shown.
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <div className={styles.row}>
      <span className={styles.portrait}>
        <Portrait firstName={firstName} familyName={family.join(' ')} picture={picture} />
      </span>
      <div className={styles.buttons}>
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
          {t('staff.pictureChoose')}
        </Button>
        {picture && (
          <Button variant="subtle" loading={isSaving && !chosen} onClick={() => void save(null)}>
            {t('staff.pictureRemove')}
          </Button>
        )}
      </div>
      <Sheet
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={t('staff.picture')}
        actions={
          <Button
            loading={isSaving}
            onClick={() => canvas.current?.toBlob((blob) => void save(blob), 'image/jpeg', 0.9)}
          >
            {t('staff.pictureUse')}
          </Button>
        }
      >
        <p>{t('staff.pictureHint')}</p>
        {chosen && <PictureCrop picture={chosen} canvas={canvas} />}
      </Sheet>
    </div>
  )
}
