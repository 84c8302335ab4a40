// Reads a video on this device: how long it is, and the frame that stands for it where it is not played.
import { isVideo, largestVideo, longestVideo, pictureSides } from '@daybook/contract/file/file.rules.ts'
import { drawn } from './drawn.ts'

export interface VideoFacts {
  /** Undefined for a video that does not say. */
  seconds: number | undefined
  poster: File | undefined
}

/** A device that cannot play it is not waited for longer than this, in milliseconds. */
const patience = 8000
/** The first frame is often black, or of the ground. In seconds. */
const posterAt = 0.5

/** Browsers can't make a video smaller, so one that is too large or too long is refused before anything is sent. A video
 *  that this device cannot play, or that does not say how long it is, is judged by its size alone. */
export async function videoToSend(file: File): Promise<File | 'FILE_FORMAT' | 'VIDEO_TOO_LARGE'> {
  if (!isVideo(file.type)) return 'FILE_FORMAT'
  if (file.size > largestVideo) return 'VIDEO_TOO_LARGE'
  const { seconds = 0 } = (await readVideo(file)) ?? {}
  // Cameras stop a moment late.
  return seconds > longestVideo + 1 ? 'VIDEO_TOO_LARGE' : file
}

/** Undefined if this device cannot play it. */
export async function readVideo(file: File): Promise<VideoFacts | undefined> {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  try {
    video.muted = true
    video.playsInline = true
    video.preload = 'auto'
    await event(video, 'loadeddata', () => {
      video.src = address
    })
    const seconds = Number.isFinite(video.duration) ? video.duration : undefined
    return { seconds, poster: await frameOf(video, file.name, seconds).catch(() => undefined) }
  } catch {
    return undefined
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}

async function frameOf(video: HTMLVideoElement, name: string, seconds = 1): Promise<File> {
  await event(video, 'seeked', () => {
    video.currentTime = Math.min(posterAt, seconds / 2)
  })
  const { videoWidth: width, videoHeight: height } = video
  return drawn(video, { width, height }, pictureSides.medium, name)
}

function event(video: HTMLVideoElement, name: 'loadeddata' | 'seeked', start: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('late')), patience)
    video.addEventListener('error', () => reject(new Error('not playable')), { once: true })
    video.addEventListener(
      name,
      () => {
        clearTimeout(late)
        resolve()
      },
      { once: true },
    )
    start()
  })
}
