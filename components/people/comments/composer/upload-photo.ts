interface UploadedPhoto {
  id: string;
}

/**
 * Uploads a photo of the signed-in user and reports the progress, which `fetch` does not.
 *
 * @param onProgress called with 0 to 100
 */
export function uploadPhoto(file: File, onProgress: (percent: number) => void): Promise<UploadedPhoto> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.set("picture", file);
    request.open("POST", "/api/users/me/images/");
    request.setRequestHeader("accept", "application/json");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((100 * loaded) / total) : 0);
    request.onerror = () => reject(new Error("Request error"));
    request.onload = () => {
      const photo = (request.response as { data?: UploadedPhoto } | null)?.data;
      if (request.status === 201 && photo) resolve(photo);
      else reject(new Error(`Status ${request.status}`));
    };
    request.send(form);
  });
}
