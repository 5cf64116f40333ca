import { useEffect, useState } from 'react';

/** The reason why the device cannot record, and what to do. */
function whyNot(error: unknown): string {
  const { name } = error as { name?: string };
  if (name === 'NotAllowedError')
    return 'Webbläsaren får inte använda kamera och mikrofon. Tillåt det i webbläsarens inställningar för sidan och försök igen.';
  if (name === 'NotFoundError') return 'Vi hittar ingen kamera eller mikrofon. Välj en fil i stället.';
  if (name === 'NotReadableError' || name === 'AbortError')
    return 'Kameran eller mikrofonen används av ett annat program. Stäng det och försök igen.';
  return 'Det går inte att spela in i den här webbläsaren. Spela in med mobilens kamera och välj filmen i stället.';
}

export interface Camera {
  /** Undefined until the user has given permission, and after the stream has ended. */
  readonly stream: MediaStream | undefined;
  readonly problem: string | undefined;
  /** Asks for permission again. */
  readonly open: () => void;
}

/** The camera and microphone of this device (only the microphone for a sound), while the component is mounted. */
export function useCamera(isFilm: boolean): Camera {
  const [asked, setAsked] = useState(0);
  const [stream, setStream] = useState<MediaStream>();
  const [problem, setProblem] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when `asked` changes
  useEffect(() => {
    let opened: MediaStream | undefined;
    let isWanted = true;
    const stop = () => {
      for (const track of opened?.getTracks() ?? []) track.stop();
    };
    const video = isFilm && { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } };
    const ask = async () => {
      try {
        opened = await navigator.mediaDevices.getUserMedia({ audio: true, video });
        if (!isWanted) return stop();
        for (const track of opened.getTracks()) {
          // Called when the device is unplugged or the permission is withdrawn. A film needs picture and sound, so the
          // other track is ended too.
          track.onended = () => {
            stop();
            setStream(undefined);
            setProblem('Kameran eller mikrofonen stängdes av. Slå på den och försök igen.');
          };
        }
        setStream(opened);
      } catch (error) {
        if (isWanted) setProblem(whyNot(error));
      }
    };
    void ask();
    return () => {
      isWanted = false;
      stop();
      setStream(undefined);
    };
  }, [isFilm, asked]);
  return {
    stream,
    problem,
    open: () => {
      setProblem(undefined);
      setAsked((was) => was + 1);
    },
  };
}
