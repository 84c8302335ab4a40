import { isPicture, isVideo } from '@daybook/contract/file/file.rules.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconFileText, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useStore } from '../../kit/store.ts'
import { showToast } from '../../kit/toast.ts'
import { localFile } from '../../platform/files/local.files.ts'
import { upload, uploads } from '../../platform/files/uploads.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Picture } from './FileFacts.tsx'
import styles from './FileTiles.module.css'
import { useFormState } from './form.context.ts'
import { useViewer } from './useViewer.ts'

interface FileTileProps {
  id: string
  /** "Photos, 2 of 3" */
  name: string
  onRemove: () => void
}

/** One file of a form: what it shows, how far its upload is, and a way to remove it. */
export function FileTile({ id, name, onRemove }: FileTileProps) {
  const t = useT()
  const viewer = useViewer()
  const shown = useShown(id)
  const state = useStore(uploads).get(id)
  const view = ({ src }: { src: string }) => {
    const picture = new Image()
    picture.src = src
    return picture
      .decode()
      .catch(() => undefined)
      .then(() => viewer([{ src, width: picture.width, height: picture.height, alt: name }], 0))
  }
  return (
    <li className={styles.tile} data-video={shown?.isVideo || undefined}>
      {shown?.isVideo ? (
        // biome-ignore lint/a11y/useMediaCaption: nobody writes captions for a minute of play
        <video
          className={styles.video}
          src={shown.large}
          poster={shown.src}
          controls
          playsInline
          preload="metadata"
          aria-label={name}
        />
      ) : shown?.src === undefined ? (
        <span className={styles.document}>
          <IconFileText size="1.5rem" aria-hidden="true" />
          {shown?.name ?? ''}
        </span>
      ) : (
        <button type="button" className={styles.picture} onClick={() => void view({ src: shown.large })}>
          <Picture src={shown.src} alt={name} />
        </button>
      )}
      {state?.state === 'sending' && (
        <progress className={styles.progress} value={state.at} aria-label={t('fields.uploading', { name })} />
      )}
      {state?.state === 'failed' && (
        <Button
          variant="subtle"
          onClick={() =>
            void upload(id).catch(() => showToast(t('fields.uploadFailedAgain'), { isError: true }))
          }
        >
          {t('fields.uploadFailed')}
        </Button>
      )}
      {state?.state === 'failed' && (
        <span role="alert" className={styles.error}>
          {state.key ? t(`error.${state.key}`) : t('fields.uploadFailedHint')}
        </span>
      )}
      <ActionIcon
        variant="subtle"
        size={48}
        mx="auto"
        aria-label={t('fields.removeFile', { name })}
        onClick={onRemove}
      >
        <IconTrash size="1.5rem" aria-hidden="true" />
      </ActionIcon>
    </li>
  )
}

interface Shown {
  name: string
  /** Undefined for a document, and for a video without a poster. */
  src: string | undefined
  large: string
  isVideo: boolean
}

/** The file on this device, or else the one that the record has. */
function useShown(id: string): Shown | undefined {
  const { files } = useFormState()
  const stored = files.find((file) => file.id === id)
  const [local, setLocal] = useState<Shown>()
  useEffect(() => {
    let address: string | undefined
    let isCurrent = true
    void localFile(id).then((found) => {
      if (!found || !isCurrent) return
      address = URL.createObjectURL(found.file)
      const { name, type } = found.file
      setLocal({ name, src: isPicture(type) ? address : undefined, large: address, isVideo: isVideo(type) })
    })
    return () => {
      isCurrent = false
      if (address) URL.revokeObjectURL(address)
    }
  }, [id])
  if (local || !stored) return local
  const { name, small, link, mime } = stored
  return { name, src: small ?? undefined, large: link, isVideo: isVideo(mime) }
}
