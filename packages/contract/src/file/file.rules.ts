// What may be uploaded, and how large. Shared, so that a page refuses at once what the server would refuse.

/** Pictures that the server can read. What a phone takes in another format, its browser converts before sending. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const documentTypes = ['application/pdf'] as const
/** What phones film in, and its ending. Pictures and sound are kept as they are: the server can't read them. */
export const videoTypes = { 'video/mp4': 'mp4', 'video/webm': 'webm', 'video/quicktime': 'mov' } as const
export const uploadTypes: readonly string[] = [...pictureTypes, ...documentTypes, ...Object.keys(videoTypes)]

/** In bytes, of a picture or a document. */
export const largestUpload = 10 * 1024 * 1024
/** About a minute of a phone's usual quality. */
export const largestVideo = 50 * 1024 * 1024
/** In seconds. */
export const longestVideo = 60

/** More than the cameras of phones have. A picture of more is refused before it is decoded. */
export const mostPixels = 50_000_000

/** The longest side of each size that a picture is kept in. */
export const pictureSides = { small: 320, medium: 1024, large: 2048 } as const
export type PictureSize = keyof typeof pictureSides

export const isPicture = (mime: string): boolean => mime.startsWith('image/')
export const isVideo = (mime: string): mime is keyof typeof videoTypes => Object.hasOwn(videoTypes, mime)
