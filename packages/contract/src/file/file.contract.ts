// Files that belong to records: pictures, PDFs and short videos. What arrives is judged by its content, not by its name.
// Pictures are kept upright, without place and camera, in three sizes; MP4 and QuickTime videos without what the camera
// wrote beside pictures and sound. The hard rule: whoever may read a record may open
// its files, by addresses that come with the record and expire; nobody else can. A file that no record takes is deleted
// after a day.
import { z } from 'zod'
import { feature, post } from '../kernel/feature.ts'
import { Id } from '../kernel/schema.ts'
import { largestVideo } from './file.rules.ts'

/** A file as the record that it belongs to shows it. The addresses expire within two hours. */
export const FileOfRecord = z.object({
  id: Id,
  name: z.string(),
  mime: z.string(),
  /** In bytes. */
  size: z.number().int(),
  /** Of the largest size of a picture, or of a video's poster; null without one. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** The file, or the largest size of a picture. */
  link: z.string(),
  /** Of a video: its poster, if its device could make one. */
  medium: z.string().nullable(),
  small: z.string().nullable(),
})
export type FileOfRecord = z.output<typeof FileOfRecord>

export const file = feature('file', {
  putFile: post('/api/blade-resource/oss/endpoint/put-file', {
    description:
      'Uploads one file, which can then be named in a record. Sending it again with the same id and content makes no second file.',
    alias: '/api/blade-resource/oss/endpoint/put-file-attach',
    query: z.object({
      id: Id.optional(),
      /** Of a video: the picture that stands for it, uploaded before. It becomes a part of the video. */
      poster: Id.optional(),
    }),
    upload: { most: largestVideo },
    returns: z.object({
      /** `domain`, a slash and `name`; it expires. */
      link: z.string(),
      domain: z.string(),
      name: z.string(),
      originalName: z.string(),
      /** The file's id, which a record refers to. */
      attachId: Id,
    }),
    errors: [
      'PAYLOAD_TOO_LARGE',
      'RECORD_EXISTS',
      'FILE_FORMAT_NOT_ALLOWED',
      'FILE_DAMAGED',
      'PICTURE_TOO_LARGE',
      'UPLOAD_TIMED_OUT',
      'STORAGE_UNAVAILABLE',
    ],
  }),
})
