"""The images of a conversation, as the pipeline takes them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import openvino as ov

from moechat.core.attachments import estimate_image_tokens
from moechat.core.faults import FaultCode, UserError
from moechat.core.png import read_png
from moechat.protocol.messages import ChatMessage


@dataclass(frozen=True)
class PromptImages:
    """All images of a prompt, in the order in which the prompt names them."""

    tensors: tuple[Any, ...] = ()  # uint8, [1, height, width, 3]
    tokens: int = 0  # that they take in the prompt, estimated


def load_images(messages: Sequence[ChatMessage], *, model: str, sees: bool) -> PromptImages:
    """Unpack the images; raises `UserError` IMAGES_UNSUPPORTED or IMAGE_UNREADABLE."""
    tensors, tokens = [], 0
    for message in messages:
        for data in message.images:
            if not sees:
                raise UserError(FaultCode.IMAGES_UNSUPPORTED, name=model)
            try:
                width, height, rgb = read_png(data)
            except ValueError as error:
                raise UserError(FaultCode.IMAGE_UNREADABLE, detail=str(error)) from error
            pixels = np.frombuffer(rgb, np.uint8).reshape(1, height, width, 3)
            tensors.append(ov.Tensor(pixels.copy()))  # which keeps no memory of others
            tokens += estimate_image_tokens(width, height)
    return PromptImages(tuple(tensors), tokens)
