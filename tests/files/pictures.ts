import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Kind = 'jpeg' | 'png' | 'webp'

/** A picture in which every place differs a little, so that it is neither blank nor the same as another. */
export function picture(kind: Kind, width = 320, height = 240, tint = 0): Promise<Buffer> {
  const dots = Buffer.alloc(width * height * 3)
  for (let at = 0; at < dots.length; at += 3) {
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)]
    dots.set([(x * 255) / width, (y * 255) / height, (tint * 40 + ((x >> 4) ^ (y >> 4)) * 16) % 256], at)
  }
  return sharp(dots, { raw: { width, height, channels: 3 } })
    .toFormat(kind)
    .toBuffer()
}

export const located = async (): Promise<Buffer> =>
  sharp(await picture('jpeg', 300, 200))
    .withExif({
      IFD0: { Make: 'Quay Camera', Copyright: 'Somebody Private' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '4/1 54/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>Hidden words</rdf:RDF></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .toBuffer()

const chunk = (type: string, data: Uint8Array) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
const SIGN = Buffer.from('89504e470d0a1a0a', 'hex')

/** A PNG whose head claims a size, over as many or as few bytes as one likes. */
function claiming(width: number, height: number, data: Uint8Array = deflateSync(Buffer.alloc(1_000))): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([SIGN, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

const text = (...lines: string[]) => Buffer.from(lines.join('\n'), 'latin1')
const hex = (digits: string) => Buffer.from(digits, 'hex')

const STRANGERS: Record<string, Buffer> = {
  'nothing at all': Buffer.alloc(0),
  'one byte': hex('ff'),
  'two bytes of a picture': hex('ffd8'),
  zeros: Buffer.alloc(4_096),
  'a gif': hex('47494638396101000100800000000000ffffff21f90401000000002c00000000010001000002024401003b'),
  'a gif that is also a script': text('GIF89a/*', 'aaaa', '*/=1;alert(1)'),
  'a bitmap': Buffer.concat([text('BM'), Buffer.alloc(60)]),
  'a tiff, little end first': Buffer.concat([hex('49492a0008000000'), Buffer.alloc(64)]),
  'a tiff, big end first': Buffer.concat([hex('4d4d002a00000008'), Buffer.alloc(64)]),
  'an icon': hex('00000100010001010000010018003000000016000000'),
  'a heic': Buffer.concat([hex('00000018667479706865696300000000'), text('mif1heic')]),
  'an avif': Buffer.concat([hex('0000001c6674797061766966'), Buffer.alloc(40)]),
  'a jpeg xl': hex('0000000c4a584c200d0a870a'),
  'a jpeg 2000': hex('0000000c6a5020200d0a870a'),
  'a photoshop file': text('8BPS', 'x'.repeat(40)),
  'an svg': text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'an svg with a prologue': text('<?xml version="1.0"?>', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'an svg that reads a file': text('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '<svg>&x;</svg>'),
  'an svg that laughs': text('<!DOCTYPE s [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>', '<svg>&b;</svg>'),
  'a page': text('<!doctype html><script>alert(document.domain)</script>'),
  'a page after white space': text('', '', '   <html><body onload=alert(1)>'),
  'a page after a mark': Buffer.concat([hex('efbbbf'), text('<html></html>')]),
  'a script': text('alert(1)'),
  'a shell script': text('#!/bin/sh', 'id'),
  php: text('<?php system($_GET["c"]); ?>'),
  'a pdf': text('%PDF-1.7', '1 0 obj', '<<>>', 'endobj'),
  'a postscript': text('%!PS-Adobe-3.0 EPSF-3.0'),
  'a zip': hex('504b0304140000000800'),
  'an archive of the kind of rar': hex('526172211a0700'),
  'a gzip': hex('1f8b0800000000000003'),
  'a program of linux': hex('7f454c460201010000000000'),
  'a program of windows': text('MZ', 'This program cannot be run in DOS mode.'),
  'an mvg for magick': text('push graphic-context', 'image over 0,0 0,0 "https://127.0.0.1/x"'),
  'a portable map': text('P6 1 1 255', '...'),
  'a sound': text('RIFF....WAVEfmt '),
  'a film': hex('000000206674797069736f6d'),
  'a web font': text('wOF2'),
  json: text('{"image":"data:image/png;base64,AAAA"}'),
  'a data address': text('data:image/png;base64,iVBORw0KGgo='),
  'a picture after a space': Buffer.concat([text(' '), hex('ffd8ffe0')]),
}

export async function hostilePictures(): Promise<[name: string, bytes: Buffer, refusal: string][]> {
  const [jpeg, png, webp] = await Promise.all([picture('jpeg'), picture('png'), picture('webp')])
  const cut = (whole: Buffer, part: number) => whole.subarray(0, Math.floor(whole.length * part))
  const bombed = deflateSync(Buffer.alloc(40_000_000))
  return [
    ...Object.entries(STRANGERS).map(([name, bytes]) => [name, bytes, 'picture-kind'] as [string, Buffer, string]),
    ['the head of a jpeg and nothing more', hex('ffd8ffe000104a46494600'), 'picture-broken'],
    ['the head of a png and nothing more', SIGN, 'picture-broken'],
    ['the head of a webp and nothing more', text('RIFF\x10\0\0\0WEBPVP8 '), 'picture-broken'],
    [
      'a jpeg of nothing but its mark and a page',
      Buffer.concat([hex('ffd8ff'), text('<script>alert(1)</script>')]),
      'picture-broken',
    ],
    [
      'a png of nothing but its mark and a page',
      Buffer.concat([SIGN, text('<script>alert(1)</script>')]),
      'picture-broken',
    ],
    ['a jpeg without its end', cut(jpeg, 0.5), 'picture-broken'],
    ['a jpeg without most of it', cut(jpeg, 0.1), 'picture-broken'],
    ['a png without its end', cut(png, 0.5), 'picture-broken'],
    ['a png without most of it', cut(png, 0.1), 'picture-broken'],
    ['a webp without its end', cut(webp, 0.5), 'picture-broken'],
    ['a webp without most of it', cut(webp, 0.1), 'picture-broken'],
    ['a png of no width', claiming(0, 10), 'picture-broken'],
    ['a png of no height', claiming(10, 0), 'picture-broken'],
    ['a png whose points are missing', claiming(100, 100, new Uint8Array(0)), 'picture-broken'],
    ['a png whose points are noise', claiming(100, 100, Buffer.alloc(300, 7)), 'picture-broken'],
    ['a png whose sums are wrong', broken(png), 'picture-broken'],
    ['a jpeg with a hole of zeros', holed(jpeg), 'picture-broken'],
    ['50,000 by 50,000 points', claiming(50_000, 50_000), 'picture-large'],
    ['8,001 points wide', claiming(8_001, 1), 'picture-large'],
    ['8,001 points high', claiming(1, 8_001), 'picture-large'],
    ['33 million points', claiming(6_000, 5_500), 'picture-large'],
    ['two thousand million points wide', claiming(2_147_483_647, 1), 'picture-broken'],
    ['a bomb that unpacks to 40 MB', claiming(20_000, 20_000, bombed), 'picture-large'],
    ['more than 5 MB', Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)]), 'picture-large'],
  ]
}

function broken(png: Buffer): Buffer {
  const other = Buffer.from(png)
  for (let at = 60; at < other.length - 20; at += 97) other[at] = 0xff - (other[at] ?? 0)
  return other
}

function holed(jpeg: Buffer): Buffer {
  const other = Buffer.from(jpeg)
  other.fill(0, 150, 600)
  return other
}

export async function carriers(): Promise<[name: string, bytes: Buffer][]> {
  const [jpeg, png, webp] = await Promise.all([picture('jpeg'), picture('png'), picture('webp')])
  const script = text('<script>alert("hidden words")</script>')
  const comment = Buffer.concat([hex('fffe'), hex('0028'), script])
  return [
    ['a jpeg with a page behind it', Buffer.concat([jpeg, script])],
    ['a jpeg with an archive behind it', Buffer.concat([jpeg, hex('504b0304'), text('hidden words')])],
    ['a jpeg with a page in its comment', Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])],
    ['a png with a page behind it', Buffer.concat([png, script])],
    [
      'a png with a page among its words',
      Buffer.concat([png.subarray(0, 33), chunk('tEXt', text('Comment\0', 'hidden words')), png.subarray(33)]),
    ],
    ['a webp with a page behind it', Buffer.concat([webp, script])],
    ['a picture that says where it was taken', await located()],
  ]
}
